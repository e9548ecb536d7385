import { describe, expect, test } from 'vitest';
import { parsePhhVariant, PHH_STAKES, PHH_STAKES_OF, PHH_VARIANTS } from '../../src/phh/phhVariant.js';

describe('variants', () => {
  test.each([
    // code, blinds, bring-in, small and big bet, min bet
    ['FT', true, false, true, false],
    ['NT', true, false, false, true],
    ['PO', true, false, false, true],
    ['FO/8', true, false, true, false],
    ['F7S', false, true, true, false],
    ['F7S/8', false, true, true, false],
    ['FR', false, true, true, false],
    ['N2L1D', true, false, false, true],
    ['F2L3D', true, false, true, false],
    ['FB', true, false, true, false],
  ] as const)('%s needs what the format says', (code, blinds, bringIn, fixed, open) => {
    expect(parsePhhVariant(code)).toEqual({ ok: true, value: code });
    const needed = PHH_STAKES.map((key) => PHH_STAKES_OF[code].includes(key));
    expect(needed).toEqual([blinds, bringIn, fixed, fixed, open]);
  });

  test.each(['NS', 'nt', '', 'F7S8', 'toString'])('"%s" is refused with the list of known codes', (code) => {
    const result = parsePhhVariant(code);
    expect(result).toMatchObject({ ok: false, error: { code: 'phh/unknown-variant', value: code } });
    expect(result.ok ? '' : result.error.expected).toContain(PHH_VARIANTS.join(', '));
  });
});
