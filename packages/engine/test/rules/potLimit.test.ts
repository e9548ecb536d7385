import { describe, expect, test } from 'vitest';
import { scene } from '../scene.js';

const deep = [20_000, 20_000, 20_000];

describe('pot limit', () => {
  test('first in with blinds of 50 and 100: at most 100 + 150 + 100 = 350', () => {
    const s = scene({ game: 'plo', stacks: deep });
    expect(s.legal).toBe('fold, call 100, raise to 200-350');
    expect(s.refuses('raise to 351')).toBe(true);
    expect(s.refuses('raise to 199')).toBe(true);
  });

  test('the big blind over 350: 350 + 500 + 250 = 1,100; then 1,100 + 1,500 + 750 = 3,350', () => {
    const s = scene({ game: 'plo', stacks: deep }).play('2 raise to 350', '0 fold');
    expect(s.legal).toBe('fold, call 250, raise to 600-1100');
    s.play('1 raise to 1100');
    expect(s.legal).toBe('fold, call 750, raise to 1850-3350');
  });

  test('the small blind over 350: 350 + 500 + 300 = 1,150', () => {
    const s = scene({ game: 'plo', stacks: deep }).play('2 raise to 350');
    expect(s.legal).toBe('fold, call 300, raise to 600-1150');
  });

  test('callers make the pot larger: after one call 100 + 250 + 100 = 450', () => {
    const s = scene({ game: 'plo', stacks: [...deep, 20_000] }).play('2 call');
    expect(s.legal).toBe('fold, call 100, raise to 200-450');
  });

  test('antes do not count before the flop: with 100 in thousands as in the WSOP hand', () => {
    const s = scene({
      game: 'plo',
      stacks: deep.map((chips) => chips * 1000),
      blinds: [50_000, 100_000],
      ante: [0, 100_000],
      rules: { anteTrimming: false },
    });
    expect(s.hand.maxRaiseTo).toBe(350_000);
    s.play('2 raise to 350000', '0 fold');
    expect(s.hand.maxRaiseTo).toBe(1_100_000);
    s.play('1 raise to 1100000');
    expect(s.hand.maxRaiseTo).toBe(3_350_000);
  });

  test('a reader of files may ask for the amount with antes counted', () => {
    const s = scene({ game: 'plo', stacks: deep, ante: 10 });
    expect(s.hand.potLimit(false)).toBe(350);
    expect(s.hand.potLimit(true)).toBe(380);
  });

  test('a first bet is at most the pot, antes included from the flop on', () => {
    const s = scene({ game: 'plo', stacks: deep, ante: 10 }).passTo('flop');
    expect(s.hand.pot).toBe(330);
    expect(s.legal).toBe('check, raise to 100-330');
    s.play('0 raise to 330');
    // 330 + (660 + 330)
    expect(s.legal).toBe('fold, call 330, raise to 660-1320');
  });

  test('a folded player leaves his chips in the pot that counts', () => {
    const s = scene({ game: 'plo', stacks: deep }).passTo('flop');
    s.play('0 raise to 300', '1 raise to 1200', '2 fold');
    // 1,200 + (300 + 300 + 1,200) + 900
    expect(s.legal).toBe('fold, call 900, raise to 2100-3900');
  });

  test('a short blind counts as a full one', () => {
    expect(scene({ game: 'plo', stacks: [20_000, 30, 20_000] }).legal).toBe(
      'fold, call 100, raise to 200-350',
    );
    expect(scene({ game: 'plo', stacks: [20, 20_000, 20_000] }).legal).toBe(
      'fold, call 100, raise to 200-350',
    );
  });

  test('nobody can bet more than he has', () => {
    expect(scene({ game: 'plo', stacks: [20_000, 20_000, 260] }).legal).toBe(
      'fold, call 100, raise to 200-260',
    );
    expect(scene({ game: 'plo', stacks: [20_000, 20_000, 160] }).legal).toBe('fold, call 100, raise to 160');
  });

  test('heads-up the button first in: 100 + 150 + 50 = 300', () => {
    expect(scene({ game: 'plo', stacks: [20_000, 20_000] }).legal).toBe('fold, call 50, raise to 200-300');
  });
});
