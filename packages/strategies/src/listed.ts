// Written by `npm run train:all`.
export const LISTED = {
  badugi: {
    file: 'badugi.strategy.gz',
    hash: 'ab4dc083be00961ad8bb5791e19bdfa1dbcf732242323e568a6c952158025dee',
  },
  razz: {
    file: 'razz.strategy.gz',
    hash: '654f4de4b48faf3af493a3ea523c79b3212b5d8809ef7fe9967affb8a23a3843',
  },
  stud: {
    file: 'stud.strategy.gz',
    hash: '0cfeb134325e6545be7eb7d69615606749cfbc9e61263a169082edc2383db751',
  },
  stud8: {
    file: 'stud8.strategy.gz',
    hash: 'c22d3df6130c54c8eba34ba852a5b2f0610cda21663d936ba8e6a1fe0049bc9a',
  },
} as const;
