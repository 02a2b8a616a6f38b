import { Screen } from '@felt80/text-mode';
import { describe, expect, it } from 'vitest';
import { type CardLook, drawCard, faintPairs, suitInk } from './card';

const look: CardLook = { backLine: 15, backGround: 1, backPattern: 3, faceLine: 0, faceGround: 15, face: 15 };

function drawn(card: Parameters<typeof drawCard>[1]): readonly string[] {
  const screen = new Screen();
  drawCard(screen, card, 1, 1, look);
  return [1, 2, 3, 4, 5].map((row) => screen.rowText(row).slice(1, 8));
}

describe('a card', () => {
  it('shows rank and suit in two corners and the suit in the middle', () => {
    expect(drawn('Kc')).toEqual(['┌─────┐', '│K♣   │', '│  ♣  │', '│   ♣K│', '└─────┘']);
    expect(drawn('Th')).toEqual(['┌─────┐', '│10♥  │', '│  ♥  │', '│  ♥10│', '└─────┘']);
    expect(drawn('2d')[1]).toBe('│2♦   │');
    expect(drawn('As')[1]).toBe('│A♠   │');
  });

  it('has a back, and a joker', () => {
    expect(drawn(undefined)[2]).toBe('│▒▒▒▒▒│');
    expect(drawn('Jo')[1]).toBe('│JOKER│');
  });

  it('chooses the ink that is read better on its face', () => {
    expect([suitInk('red', 15), suitInk('red', 0), suitInk('black', 15), suitInk('black', 1)]).toEqual([4, 12, 0, 15]);
  });

  it('names the pairs of colours that can hardly be told apart', () => {
    expect(faintPairs(look)).toEqual([]);
    expect(faintPairs({ ...look, backPattern: 1 })).toEqual(['pattern of the back']);
    expect(faintPairs({ ...look, face: 12 })).toEqual(['red suits']);
  });

  it('may be drawn over the edge of the screen', () => {
    const screen = new Screen();
    drawCard(screen, 'As', -2, 77, look);
    expect(screen.rowText(0).slice(76)).toBe(' │  ');
  });
});
