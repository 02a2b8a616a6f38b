/** All style of a terminal. It lives in a shadow root and touches nothing of the page; `::part` names let the page restyle it. */
export const css = `
:host { display: block; min-width: 0; background: #000; color: #d8d8d8; font: 14px/1.3 system-ui, sans-serif; }
:host([hidden]) { display: none; }
.room { display: flex; flex-direction: column; height: 100%; min-height: 0; position: relative; }
.stage { flex: 1 1 auto; min-height: 0; min-width: 0; aspect-ratio: 16 / 9; position: relative; display: flex; align-items: center;
  justify-content: center; overflow: hidden; contain: strict; }
.window { position: relative; overflow: hidden; }
.screen { position: absolute; outline: none; cursor: default; touch-action: manipulation; -webkit-touch-callout: none; }
.stage:has(.screen:focus-visible)::after { content: ''; position: absolute; inset: 0; border: 2px solid #7fb4ff; pointer-events: none; }
.xterm { position: relative; user-select: none; -webkit-user-select: none; }
.xterm .xterm-helpers, .xterm .xterm-decoration-container { position: absolute; top: 0; left: 0; }
.xterm .xterm-helper-textarea { position: absolute; left: -9999em; top: 0; width: 0; height: 0; opacity: 0; overflow: hidden;
  visibility: hidden; }
.xterm-char-measure-element { display: inline-block; position: absolute; left: -9999em; top: 0; line-height: normal; visibility: hidden; }
.xterm .composition-view, .xterm .scrollbar, .xterm-viewport { display: none; }
.xterm .xterm-screen { position: relative; }
.xterm .xterm-screen canvas { position: absolute; left: 0; top: 0; }
.unseen { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: pre; }
.beside { flex: none; display: flex; flex-wrap: wrap; justify-content: center; gap: 6px; padding-top: 6px; }
.beside.around { display: flow-root; }
.around canvas { float: left; margin: 0 6px 6px 0; }
.beside canvas { touch-action: manipulation; -webkit-touch-callout: none; }
.caption { flex: none; padding: 6px 10px; min-height: 1.3em; background: #14141b; color: #fff; }
.foot { flex: none; display: flex; flex-direction: column; }
.typing { display: flex; gap: 8px; align-items: center; padding: 6px 6px 0; }
.bar.away .keys { visibility: hidden; height: 0; min-height: 0; overflow: hidden; }
.caption[hidden], .beside[hidden], .typing[hidden], .room button[hidden], .bar[hidden], .poster[hidden] { display: none; }
.typing label { flex: none; }
.typing input { flex: 1; min-width: 0; min-height: 44px; box-sizing: border-box; padding: 0 12px; font: inherit; font-size: 16px;
  color: transparent; caret-color: #ffff55; background: #1c1c24; border: 1px solid #6b6b78; border-radius: 6px; }
.typing input::placeholder { color: #d8d8d8; opacity: 1; }
.typing input:focus::placeholder { color: #8f8f9c; }
.tools { flex: none; display: flex; flex-direction: column; gap: 6px; }
.bar { display: flex; align-items: flex-start; gap: 6px; padding: 6px; }
.keys { flex: 1; min-width: 0; min-height: var(--kept-room, 0); display: flex; flex-wrap: wrap; align-content: flex-start;
  justify-content: center; gap: 6px; }
.room button { font: inherit; color: inherit; background: #1c1c24; border: 1px solid #50505c; border-radius: 6px; padding: 4px 10px;
  min-height: 32px; display: inline-flex; align-items: center; justify-content: center; gap: 7px; cursor: pointer;
  touch-action: manipulation; user-select: none; -webkit-user-select: none; -webkit-touch-callout: none; }
.room button:hover { background: #2a2a36; }
.room button:active { background: #0000aa; }
.room button:focus-visible, .typing input:focus-visible { outline: 2px solid #7fb4ff; outline-offset: 1px; }
.room button[aria-disabled='true'] { color: #85858f; border-color: #2c2c34; cursor: default; }
.room button kbd { font: 600 0.92em ui-monospace, monospace; color: #ffff55; }
.room button[aria-disabled='true'] kbd { color: inherit; }
.room .small { flex: none; min-width: 32px; padding: 4px 8px; }
.poster { position: absolute; inset: 0; display: grid; place-items: center; background: #000; }
.poster button { font-size: 18px; min-height: 56px; padding: 8px 28px; background: #0000aa; border-color: #5555ff; color: #fff; }
@media (pointer: coarse) {
  .room button { min-height: 44px; min-width: 44px; }
  .room .small { min-width: 44px; }
}
@media (max-width: 599px) {
  .stage { flex: 0 1 auto; aspect-ratio: 4 / 3; }
  .foot { flex: 1 1 auto; min-height: 56px; }
  .bar { min-height: 0; overflow-y: auto; }
  .keys { min-height: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(86px, 1fr)); }
  .keys button { flex-direction: column; gap: 0; padding: 4px; line-height: 1.15; }
}
@media (max-height: 479px) and (orientation: landscape) {
  .foot { flex-direction: row; align-items: center; }
  .typing { flex: 0 0 170px; padding: 6px 0 6px 6px; }
  .bar { flex: 1; min-width: 0; }
  .tools { flex-direction: row; }
  .keys { min-height: 0; flex-wrap: nowrap; justify-content: flex-start; overflow-x: auto; scrollbar-width: none; }
  .keys button { flex: none; }
}
@media (max-height: 479px) and (orientation: landscape) and (pointer: fine) {
  .keys { scrollbar-width: thin; scrollbar-color: #6b6b78 #14141b; }
}
`;
