import { useEffect, type RefObject } from 'react';
import type uPlot from 'uplot';
import { useLook } from './useLook.js';

/** Draws a chart into a place, again whenever what it shows or the look of the page changes, and fits it to its place. */
export function useChart(place: RefObject<HTMLElement | null>, draw: (place: HTMLElement) => uPlot): void {
  const look = useLook();
  useEffect(() => {
    const chart = draw(place.current!);
    const resize = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      chart.setSize({ width, height });
    });
    resize.observe(place.current!);
    return () => {
      resize.disconnect();
      chart.destroy();
    };
  }, [place, draw, look]);
}
