import { type ComponentType, createContext, lazy, type ReactNode, use } from 'react'
import { applyLazyStyles } from '../../theme/lazy-styles.ts'

export function PorticoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 26 26" aria-hidden="true" className={className}>
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M2 25V12a11 11 0 0 1 22 0v13h-3.2V12a7.8 7.8 0 0 0-15.6 0v13H2Z"
      />
      <path fill="var(--accent-mark)" d="M8.2 25V12.2a4.8 4.8 0 0 1 9.6 0V25H8.2Z" />
    </svg>
  )
}

type Graphic = ComponentType<{ className?: string }>

/** A brand's graphics and layout. Its colors, radii and shadows are CSS variables, set by `data-brand` on the root. */
export type Brand = {
  Mark: Graphic
  /** A decoration for wide screens. Load it with `lazyScene`. */
  Scene: Graphic
  /** Classes that lay out the page frame's parts. */
  frame: {
    root: string
    side: string
    logo: string
    language: string
    main: string
    foot: string
    panel: string
    scene: string
  }
  /** The position of the footnote ("New to Portico?"). `start`: under the title. `end`: under the form. */
  footnote: 'start' | 'end'
  tagline: 'visible' | 'hidden'
}

const emptyScene: { default: Graphic } = { default: () => null }

/** Loads a scene lazily with its styles. Shows nothing if the scene or the styles fail to load. */
export function lazyScene(load: () => Promise<Graphic>): Graphic {
  return lazy(() =>
    Promise.all([load(), applyLazyStyles()]).then(
      ([Scene, isStyled]) => (isStyled ? { default: Scene } : emptyScene),
      () => emptyScene,
    ),
  )
}

/** The default brand. Its scene is a row of arches. */
export const portico: Brand = {
  Mark: PorticoMark,
  Scene: lazyScene(() => import('./arcade-scene.tsx').then((module) => module.ArcadeScene)),
  frame: {
    root: 'columns:grid-cols-2',
    side: 'columns:px-[max(40px,(50vw-400px)/2)]',
    logo: '',
    language: 'columns:absolute columns:top-8 columns:right-10 columns:z-raised',
    main: '',
    foot: 'justify-center phone:justify-start',
    panel: 'justify-center items-end',
    scene: 'h-[min(100vh-72px,880px)] max-w-[calc(100%-56px)]',
  },
  footnote: 'end',
  tagline: 'hidden',
}

const BrandContext = createContext<Brand>(portico)

/** Sets the brand for all components inside it. */
export function BrandProvider({ brand, children }: { brand: Brand; children: ReactNode }) {
  return <BrandContext value={brand}>{children}</BrandContext>
}

export function useBrand(): Brand {
  return use(BrandContext)
}
