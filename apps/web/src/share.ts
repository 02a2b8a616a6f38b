import { addressOf } from './link';
import type { Notices } from './notices';
import type { Play } from './play';

const noSeed = 'This sitting was begun elsewhere, so no link can deal its cards again. Quit the program and begin a new one to share it.';
const dealsAgain = 'It deals the same cards from the beginning, on a fresh disk.';

/** Shares the session in play, or the last one, as a link: by the system's own way where there is one, or by the clipboard. */
export async function share({ latest }: Play, notices: Notices): Promise<void> {
  if (latest && latest.seed === undefined) {
    notices.say(noSeed);
    return;
  }
  const url = addressOf(location.href, latest ?? {});
  const title = latest ? `${latest.program} on Felt80` : document.title;
  if (navigator.share) {
    try {
      await navigator.share({ title, url });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  const what = latest ? `The link to this session of ${latest.program}` : 'The address of the card room';
  const note = latest ? ` ${dealsAgain}` : '';
  try {
    await navigator.clipboard.writeText(url);
    notices.say(`${what} has been copied.${note}`);
  } catch {
    notices.say(`${what}, to be copied:${note}`, { text: url });
  }
}
