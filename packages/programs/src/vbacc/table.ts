import { betting } from './bets';
import { playing } from './play';
import type { Command, CommandType, Handlers, Session, Step } from './session';

const handlers: Handlers<CommandType> = { ...betting, ...playing };

/** What a command makes of a session. Pure. */
export function step(session: Session, command: Command): Step {
  const handle = handlers[command.type] as (session: Session, command: Command) => Step;
  return handle(session, command);
}
