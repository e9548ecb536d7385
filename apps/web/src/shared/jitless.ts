import * as z from 'zod/mini';

// The page may not evaluate text as a program, and zod tries to when the first schema is made: import this first.
z.config({ jitless: true });
