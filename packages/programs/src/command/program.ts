import { type Machine, PowerOff, type Program } from '@felt80/machine';
import { StoreUnavailable } from '@felt80/persistence';
import { type Listing, NotLoaded } from '../catalogue';
import { ask } from './ask';
import { carryOut } from './commands';
import { type Desk, type Outcome, print, type Told } from './outcome';
import { paint } from './paint';
import { openSession, type Session, step, told } from './session';
import { answers, start } from './words';

const mostSpoken = 200;

/** Lines of the screen as one to be spoken. */
function spoken(lines: readonly string[]): string {
  const line = lines
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join('; ');
  return line.length > mostSpoken ? `${line.slice(0, mostSpoken)}…` : line;
}

function screenName({ pause, view }: Session): string {
  return pause?.type ?? (view === 'start' ? 'start' : 'prompt');
}

/** Gives a program the machine for a while, and takes it back as it should be, whatever the program left. */
async function lend(machine: Machine, program: Program, seed: string, args: string): Promise<number> {
  const { speaker, stage } = machine;
  try {
    // What the user can change meanwhile is asked of the machine each time.
    const lent: Machine = {
      ...machine,
      seed,
      get adapter() {
        return machine.adapter;
      },
      get motion() {
        return machine.motion ?? 'full';
      },
    };
    return await program(lent, args);
  } finally {
    speaker.silence();
    speaker.enabled = true;
    stage.area(undefined);
  }
}

/** What comes of a command line; a disk that has gone away, or a part of it, is an answer too. */
async function answered(line: string, desk: Desk): Promise<Outcome> {
  try {
    return await carryOut(line, desk);
  } catch (error) {
    if (error instanceof StoreUnavailable) return print(answers.unreadable);
    if (error instanceof NotLoaded) return print(answers.notLoaded(error.file));
    throw error;
  }
}

/** Runs a program to its end. What goes wrong is told, and never stops the prompt. */
async function run(machine: Machine, { listing, args }: Extract<Outcome, { type: 'run' }>, seed: string): Promise<Told> {
  const { stage, input } = machine;
  let program: Program;
  try {
    program = await listing.load();
  } catch {
    return { type: 'print', lines: [answers.notLoaded(listing.name)] };
  }
  stage.happened({ type: 'started', program: listing.name, args, seed });
  try {
    const code = await lend(machine, program, seed, args);
    stage.happened({ type: 'ended', program: listing.name, code });
    return { type: 'print', lines: [] };
  } catch (error) {
    if (error instanceof PowerOff) throw error;
    const why = error instanceof Error ? error.message : String(error);
    stage.happened({ type: 'crashed', program: listing.name, why });
    input.flush();
    return { type: 'print', lines: [answers.crashed(listing.name, why), ''] };
  }
}

/** The line that tells where a session has got to, when it moved without printing. */
function remark(before: Session, after: Session, listings: readonly Listing[]): string {
  const listing = listings[after.chosen];
  const moved = after.view === 'start' && (after.chosen !== before.chosen || before.view !== 'start');
  return moved && listing ? start.about(listing.name, listing.about) : '';
}

/**
 * The prompt over a list of programs. Parameters are a command line that is carried out first. The first program run gets the seed of
 * the machine, so that a link deals what it promises; each later one a seed of its own made from it. Reports `started` (with
 * parameters and seed) and `ended` (or `crashed`) with the program's name. Ends by EXIT.
 */
export function promptOver(listings: readonly Listing[]): Program {
  return async (machine, args) => {
    const { clock, disk, screen, stage, seed } = machine;
    const desk: Desk = { clock, disk, listings };
    const say = (line: string): void => {
      if (line !== '') stage.say(line);
    };
    let session = openSession;
    let line = args.trim() === '' ? undefined : args;
    let runs = 0;
    if (line === undefined) stage.say(start.welcome);
    for (;;) {
      stage.screen(screenName(session));
      if (line === undefined) {
        paint(screen, machine.adapter, session, listings);
        const moved = step(session, await ask(machine, session, listings));
        say(remark(session, moved.next, listings));
        session = moved.next;
        line = moved.line;
        continue;
      }
      const outcome: Outcome = await answered(line, desk);
      line = undefined;
      if (outcome.type === 'leave') return 0;
      if (outcome.type === 'run') {
        runs += 1;
        paint(screen, machine.adapter, session, listings, answers.loading(outcome.listing.name));
        await clock.breathe();
      }
      const shown = outcome.type === 'run' ? await run(machine, outcome, runs === 1 ? seed : `${seed}/${runs}`) : outcome;
      const next = told(session, shown);
      say('lines' in shown ? spoken(shown.lines) : remark(session, next, listings));
      session = next;
    }
  };
}
