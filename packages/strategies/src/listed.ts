// Written by `npm run train:all`.
export const LISTED = {
  badugi: {
    file: 'badugi.strategy.gz',
    hash: 'ab4dc083be00961ad8bb5791e19bdfa1dbcf732242323e568a6c952158025dee',
  },
  razz: {
    file: 'razz.strategy.gz',
    hash: 'cfb2c80dc5c023f473bc81624ae605d3bdf3e82e20300b41db9228b75ce19d3c',
  },
  stud: {
    file: 'stud.strategy.gz',
    hash: 'a13df85564b77fe43887f3bc2f5dba829d8d582b04aaafd6a778ae58c3ad5ee5',
  },
  stud8: {
    file: 'stud8.strategy.gz',
    hash: '96a9ce25b9a48f235935ea8721429f29f3a7c2b4813bf8682e48b88d69ed067f',
  },
} as const;
