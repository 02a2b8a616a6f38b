import { describe, expect, it } from 'vitest';
import { act, action, chipsOf, offered, open, told } from '../test/table';
import { apply } from './apply';
import { IllegalAction, legalActions, whyNot } from './legal';

const why = (deal: Parameters<typeof whyNot>[0], text: string): string | undefined => whyNot(deal, action(text));

describe('a betting round', () => {
  it('POK-13 opens, raises, calls and drops until all have put in the same', () => {
    const deal = open();
    expect(offered(legalActions(deal))).toBe('check, open 1-25');
    const opened = act(deal, 'check', 'open 10');
    expect(opened.toAct).toEqual([2, 0]);
    expect(offered(legalActions(opened))).toBe('call, raise 1-25, drop');
    const raised = act(opened, 'raise 20');
    expect(raised.toAct).toEqual([0, 1]);
    expect([raised.pot, raised.largestRaise]).toEqual([55, 20]);
    const over = act(raised, 'call', 'call');
    expect(chipsOf(over)).toEqual([965, 965, 965]);
    expect([over.pot, over.toAct]).toEqual([105, [0, 1, 2]]);
    expect(offered(legalActions(over))).toBe('discard 0-5');
    expect(told(over).slice(-5)).toEqual(['0 checked', '1 opened 10', '2 raised 20', '0 called 30', '1 called 20']);
  });

  it('POK-13 ends at once when all but one have dropped, and the survivor shows nothing', () => {
    const deal = act(open(), 'open 10', 'drop', 'drop');
    expect([deal.result, deal.pot, chipsOf(deal)]).toEqual(['won', 0, [1010, 995, 995]]);
    expect(told(deal).filter((line) => line.includes('showed'))).toEqual([]);
    expect(legalActions(deal)).toEqual([]);
    expect(why(deal, 'check')).toBe('notYourTurn');
  });

  it('POK-14 who cannot cover a call can only drop', () => {
    const deal = act(open({ chips: [1000, 14, 1000] }), 'open 10');
    expect(offered(legalActions(deal))).toBe('drop');
    expect(why(deal, 'call')).toBe('cannotCover');
    expect(why(deal, 'raise 1')).toBe('cannotCover');
    const exactly = act(open({ chips: [1000, 15, 1000] }), 'open 10');
    expect(offered(legalActions(exactly))).toBe('call, drop');
  });

  it('POK-21 the turn goes to the right; later rounds start with the last opener, who may check', () => {
    const later = act(open(), 'check', 'open 10', 'call', 'call', 'discard', 'discard', 'discard');
    expect(later.toAct).toEqual([1, 2, 0]);
    expect(offered(legalActions(later))).toBe('check, open 1-25');
    const shown = act(later, 'check', 'check', 'check');
    expect(shown.result).toBe('won');
    expect(told(shown).filter((line) => line.includes('showed'))).toHaveLength(3);
  });

  it('POK-21 when the opener has dropped the next hand to the right of him begins', () => {
    const later = act(open(), 'open 10', 'call', 'raise 5', 'drop', 'call', 'discard', 'discard');
    expect(later.toAct).toEqual([1, 2]);
  });
});

describe('ceilings', () => {
  it('POK-15 set limit: one more is refused', () => {
    const deal = open();
    expect([why(deal, 'open 25'), why(deal, 'open 26'), why(deal, 'open 0'), why(deal, 'open 1.5')]).toEqual([
      undefined,
      'aboveCeiling',
      'belowLeast',
      'belowLeast',
    ]);
  });

  it('POK-15 pot limit: the chips in the pot before the call, a carried pot too', () => {
    const betting = { ceiling: { type: 'potLimit' } } as const;
    const deal = open({ betting, carriedPot: 8 });
    expect(offered(legalActions(deal))).toBe('check, open 1-23');
    expect(offered(legalActions(act(deal, 'open 20')))).toBe('call, raise 1-43, drop');
  });

  it('POK-15 bet the raise: the largest single payment so far, the ante included, a carried pot not', () => {
    const betting = { ceiling: { type: 'betTheRaise' } } as const;
    const deal = open({ betting, carriedPot: 80 });
    expect(offered(legalActions(deal))).toBe('check, open 1-5');
    const raised = act(deal, 'open 5', 'raise 5');
    expect(offered(legalActions(raised))).toBe('call, raise 1-10, drop');
    expect(why(act(raised, 'raise 10'), 'raise 21')).toBe('aboveCeiling');
    expect(why(act(raised, 'raise 10'), 'raise 20')).toBe(undefined);
  });

  it('POK-16 while a limit comes to nothing, 1 to 10 may be opened with', () => {
    for (const ceiling of [{ type: 'potLimit' }, { type: 'betTheRaise' }] as const) {
      const deal = open({ betting: { ante: 0, ceiling } });
      expect(offered(legalActions(deal))).toBe('check, open 1-10');
      expect(offered(legalActions(act(deal, 'open 4')))).toBe('call, raise 1-4, drop');
    }
  });

  it('POK-16 a raise cannot exceed the chips that are left after the call', () => {
    const deal = act(open({ chips: [1000, 27, 1000] }), 'open 10');
    expect(offered(legalActions(deal))).toBe('call, raise 1-12, drop');
    expect(why(deal, 'raise 13')).toBe('cannotCover');
  });
});

describe('raises', () => {
  it('POK-16 a hand raises so many times a round, and opening counts', () => {
    const deal = act(open({ betting: { raisesPerRound: 2 } }), 'open 1', 'drop', 'raise 1', 'raise 1', 'raise 1');
    expect(offered(legalActions(deal))).toBe('call, drop');
    expect(why(deal, 'raise 1')).toBe('noRaisesLeft');
    const later = act(deal, 'call', 'discard', 'discard');
    expect(offered(legalActions(act(later, 'open 1')))).toBe('call, raise 1-25, drop');
  });

  it('POK-16 with one raise a round the opener cannot raise again', () => {
    const deal = act(open({ betting: { raisesPerRound: 1 } }), 'open 1', 'raise 2', 'call');
    expect(why(deal, 'raise 1')).toBe('noRaisesLeft');
  });
});

describe('illegal actions', () => {
  it('POK-13 throw with the code that whyNot gives and change nothing', () => {
    const deal = open();
    const before = JSON.stringify(deal);
    for (const text of ['call', 'drop', 'raise 1', 'open 26', 'discard 0']) {
      const expected = why(deal, text);
      expect(expected).toBeDefined();
      try {
        apply(deal, action(text));
        expect.unreachable();
      } catch (error) {
        expect(error).toBeInstanceOf(IllegalAction);
        expect((error as IllegalAction).code).toBe(expected);
      }
    }
    const opened = act(deal, 'open 1');
    expect([why(opened, 'check'), why(opened, 'open 1')]).toEqual(['notInThisStep', 'notInThisStep']);
    expect(JSON.stringify(deal)).toBe(before);
  });
});
