import { type Brand, lazyScene } from './brand.tsx'

function ClearSkyMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <path
        fill="var(--scene-logo-front)"
        d="M2 21.5V9.25a6.75 6.75 0 0 1 13.5 0V21.5h-4.25V9.25a2.5 2.5 0 0 0-5 0V21.5z"
      />
      <path fill="var(--scene-logo-back)" d="M17.5 21.5V9.25c0-2.1-.7-4-1.9-5.55a6.75 6.75 0 0 1 6.15 6.55V21.5z" />
    </svg>
  )
}

/** The second brand, with a framed panel and a tagline on the left. Its CSS is in `src/theme/brands.css`. */
export const clearSky: Brand = {
  Mark: ClearSkyMark,
  // Marked as pure, so that a build of the default brand can drop the scene.
  Scene: /* @__PURE__ */ lazyScene(() => import('./clear-sky-scene.tsx').then((module) => module.ClearSkyScene)),
  // The `sky` prefix keeps these classes apart from those of the default brand, whose stylesheet loads first.
  frame: {
    root: 'sky:columns:grid-cols-[minmax(0,46fr)_minmax(0,54fr)]',
    side: 'sky:columns:px-10 sky:columns:justify-items-center',
    logo: 'sky:columns:absolute sky:columns:left-12 sky:columns:top-11 sky:columns:z-raised',
    language: 'sky:columns:absolute sky:columns:top-5 sky:columns:right-10',
    main: 'sky:columns:justify-center sky:columns:pt-0',
    foot: 'sky:justify-center',
    panel:
      'sky:order-first sky:h-[calc(100dvh-24px)] sky:top-3 sky:my-3 sky:ml-3 sky:overflow-hidden sky:rounded-dialog sky:border sky:bg-[var(--scene-sky-bottom)]',
    // The scene is 876 units high, and its sheets of paper reach 483 units above its bottom. In a short
    // window, the scene shrinks to keep the sheets below the tagline, which ends 290 px below the panel's top. The
    // margins total 24 px.
    scene:
      'sky:absolute sky:inset-x-0 sky:bottom-0 sky:mx-auto sky:overflow-visible sky:w-[min(100%,(100dvh-24px-290px)*640/483)] sky:h-[min(100%,(100dvh-24px-290px)*876/483)]',
  },
  footnote: 'start',
  tagline: 'visible',
}
