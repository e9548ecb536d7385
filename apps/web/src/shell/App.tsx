import { Suspense } from 'react';
import { Frame } from './Frame.js';
import { LanguageProvider } from './LanguageProvider.js';
import { PartBoundary } from './PartBoundary.js';
import { Skeleton } from './Skeleton.js';

/** The whole app. Without the words of the frame there is nothing to show but that they are missing. */
export function App() {
  return (
    <LanguageProvider>
      <PartBoundary>
        <Suspense fallback={<Skeleton />}>
          <Frame />
        </Suspense>
      </PartBoundary>
    </LanguageProvider>
  );
}
