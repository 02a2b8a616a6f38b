/** The floors of ARCHITECTURE.md, lowest first: a package may import from the floors below its own, never from its own. */
const floors = [
  ['cards-shoe', 'betting-systems', 'text-mode', 'persistence'],
  ['baccarat', 'twenty-one', 'poker'],
  ['machine', 'xterm-bitmap'],
  ['programs', 'laboratory', 'host-browser', 'host-node'],
  ['terminal'],
];
const machineTower = ['text-mode', 'persistence', 'machine', 'xterm-bitmap', 'host-browser', 'host-node'];
const engineTower = ['cards-shoe', 'betting-systems', 'baccarat', 'twenty-one', 'poker'];
const games = ['baccarat', 'vbacc', 'tommys21', 'poker', 'academy', 'command'];

const folder = (names) => `^packages/(${names.join('|')})/`;

const upward = floors.flatMap((names, level) =>
  names.map((name) => ({
    name: `floor-of-${name}`,
    severity: 'error',
    comment: 'Imports go down only; siblings on a floor do not import each other.',
    from: { path: folder([name]) },
    to: {
      path: `${folder(
        floors
          .slice(level)
          .flat()
          .filter((other) => other !== name),
      )}|^apps/`,
    },
  })),
);

/** Inside programs no game's folder imports another's; they share kit/. The catalogue loads them. */
const betweenGames = games.map((game) => ({
  name: `game-${game}`,
  severity: 'error',
  from: { path: `^packages/programs/src/${game}/`, pathNot: '\\.test\\.ts$' },
  to: { path: `^packages/programs/src/(${games.filter((other) => other !== game).join('|')})/` },
}));

module.exports = {
  forbidden: [
    ...upward,
    ...betweenGames,
    {
      name: 'kit-knows-no-game',
      severity: 'error',
      from: { path: '^packages/programs/src/kit/' },
      to: { path: `^packages/programs/src/(${games.join('|')})/` },
    },
    {
      name: 'towers-meet-in-programs',
      severity: 'error',
      from: { path: folder(machineTower) },
      to: { path: folder(engineTower) },
    },
    {
      name: 'towers-meet-in-programs-2',
      severity: 'error',
      from: { path: folder(engineTower) },
      to: { path: folder(machineTower) },
    },
    { name: 'apps-stand-alone', severity: 'error', from: { path: '^apps/([^/]+)/' }, to: { path: '^apps/', pathNot: '^apps/$1/' } },
    {
      name: 'no-way-round-the-front-door',
      severity: 'error',
      comment: 'A package is imported by its name, not by a path into its folder.',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^packages/([^/]+)/', pathNot: '^packages/$1/', dependencyTypes: ['local'] },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|bench|reports|\\.snippets)/|\\.config\\.ts$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.tests.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['@felt80/source', 'types', 'import', 'default'] },
  },
};
