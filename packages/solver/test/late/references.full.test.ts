import { test } from 'vitest';
import { compareWithReference } from './references.js';

test('Stud on 6th and 7th street', () => compareWithReference('stud6r', 400));
test('Badugi after the last draw by suit classes', () => compareWithReference('badugi_r', 600));
