import { useState } from 'react';

/** The present, once: a page that stays open does not change under the reader. */
export const useNow = (): number => useState(Date.now)[0];
