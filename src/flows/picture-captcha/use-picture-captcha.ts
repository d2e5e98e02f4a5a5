import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { captchaPicture } from '../../api/pictures.ts'
import type { PictureScene } from '../../api/schemas/captcha.ts'
import { readPictureCaptcha } from '../../rules/codes.ts'
import { useEnvironment } from '../environment.tsx'

/** A picture captcha: where its picture lies, once the server asks for one, and what is done with it. */
export type PictureCaptchaControl = {
  /** Address of the latest picture, good for one try; nothing while none is asked for. */
  picture?: string
  boxRef: (box: HTMLInputElement | null) => void
  /** Shows a new picture: the box is emptied and takes the focus (OC-5). */
  show: () => void
  /** The server asks for one before anything was sent: it shows, and the focus stays where it is. */
  demand: () => void
  /** The server asks no more. */
  clear: () => void
  /** What was typed, made plain (IM-2); nothing where no picture shows. */
  read: () => string | undefined
}

/** Empties an input and lets its form know. */
function empty(box: HTMLInputElement) {
  box.value = ''
  box.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The picture captcha of one scene (ERR-14, API-10). The latest picture counts, and a new one is a new start (OC-5). */
export function usePictureCaptcha(scene?: PictureScene): PictureCaptchaControl {
  const { client } = useEnvironment()
  const [picture, setPicture] = useState<string>()
  const box = useRef<HTMLInputElement>(null)
  const isAwaited = useRef(false)
  /** A box that comes with its first picture takes the focus as it comes. */
  const boxRef = useCallback((node: HTMLInputElement | null) => {
    box.current = node
    if (!node || !isAwaited.current) return
    isAwaited.current = false
    node.focus()
  }, [])

  const renew = () => {
    setPicture(client.pictureUrl(captchaPicture(scene)))
    if (box.current) empty(box.current)
  }

  // The server may have forgotten the picture of a page that comes back from the cache (RS-3).
  const handlePageShow = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted && picture !== undefined) renew()
  })
  useEffect(() => {
    window.addEventListener('pageshow', handlePageShow)
    return () => window.removeEventListener('pageshow', handlePageShow)
  }, [])

  return {
    picture,
    boxRef,
    show: () => {
      isAwaited.current = box.current === null
      renew()
      box.current?.focus()
    },
    demand: () => {
      if (picture === undefined) renew()
    },
    clear: () => {
      isAwaited.current = false
      setPicture(undefined)
    },
    read: () => box.current?.value && readPictureCaptcha(box.current.value).code,
  }
}
