import { type ComponentType, createContext, lazy, type ReactNode, use } from 'react'
import { applyLateStyles } from '../theme/late-styles.ts'
import { PorticoMark } from './portico-mark.tsx'

type Drawing = ComponentType<{ className?: string }>

/**
 * What a brand draws and how it lays out the page of a form. Its colours, radii and shadows are CSS variables, chosen by
 * `data-brand` on the root element.
 */
export type Brand = {
  Mark: Drawing
  /** An ornament, so better loaded late; drawn on wide screens only. */
  Scene: Drawing
  /** Classes that place the parts of the page frame beside each other. */
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
  /** `start`: the way to the other page ("Create an account") stands under the title; `end`: under the form. */
  footnote: 'start' | 'end'
  /** Whether the panel carries words. */
  tagline: 'shown' | 'hidden'
}

const nothing: { default: Drawing } = { default: () => null }

/** An ornament that comes late with its colours. Where either does not come, nothing stands in its place. */
export function lateScene(load: () => Promise<Drawing>): Drawing {
  return lazy(() =>
    Promise.all([load(), applyLateStyles()]).then(
      ([Scene, isStyled]) => (isStyled ? { default: Scene } : nothing),
      () => nothing,
    ),
  )
}

/** The first brand: the page is the wall, the arch is the way in. */
export const portico: Brand = {
  Mark: PorticoMark,
  Scene: lateScene(() => import('./arcade-scene.tsx').then(({ ArcadeScene }) => ArcadeScene)),
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

/** Gives another brand to everything below; without it the first brand stands. */
export function BrandProvider({ brand, children }: { brand: Brand; children: ReactNode }) {
  return <BrandContext value={brand}>{children}</BrandContext>
}

/** The brand in force. */
export function useBrand(): Brand {
  return use(BrandContext)
}
