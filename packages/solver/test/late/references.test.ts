import { test } from 'vitest';
import { compareWithReference } from './references.js';

test('Razz on 7th street by rank classes', () => compareWithReference('razz7u', 300));
test('Stud8 on 7th street', () => compareWithReference('stud8_7u', 90));
