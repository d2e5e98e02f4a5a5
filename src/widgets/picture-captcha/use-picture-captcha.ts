import { useCallback, useRef, useState } from 'react'
import { captchaPicture } from '../../api/pictures.ts'
import type { PictureScene } from '../../api/shapes/captcha.ts'
import { useEnvironment } from '../../kit/environment.tsx'
import { usePageRestored } from '../../kit/use-page-restored.ts'
import { readPictureCaptcha } from '../../rules/codes.ts'

/** A picture captcha and its actions, from `usePictureCaptcha`. */
export type PictureCaptchaControl = {
  /** URL of the latest picture, valid for one attempt; absent while none is required. */
  picture?: string
  boxRef: (box: HTMLInputElement | null) => void
  /** Shows a new picture, clears the box and focuses it (OC-5). */
  show: () => void
  /** Shows a picture required in advance, without moving focus. */
  demand: () => void
  clear: () => void
  /** The normalized text (IM-2); undefined if no picture is shown. */
  read: () => string | undefined
}

function empty(box: HTMLInputElement) {
  box.value = ''
  box.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The picture captcha of a scene (ERR-14, API-10). Only the latest picture is valid (OC-5). */
export function usePictureCaptcha(scene?: PictureScene): PictureCaptchaControl {
  const { client } = useEnvironment()
  const [picture, setPicture] = useState<string>()
  const box = useRef<HTMLInputElement>(null)
  const focusesOnMount = useRef(false)
  /** The box may mount together with its first picture; focus it then. */
  const boxRef = useCallback((node: HTMLInputElement | null) => {
    box.current = node
    if (!node || !focusesOnMount.current) return
    focusesOnMount.current = false
    node.focus()
  }, [])

  const renew = () => {
    setPicture(client.pictureUrl(captchaPicture(scene)))
    if (box.current) empty(box.current)
  }

  // The server may have dropped the picture of a page restored from the back-forward cache (RS-3).
  usePageRestored(() => {
    if (picture !== undefined) renew()
  })

  return {
    picture,
    boxRef,
    show: () => {
      focusesOnMount.current = box.current === null
      renew()
      box.current?.focus()
    },
    demand: () => {
      if (picture === undefined) renew()
    },
    clear: () => {
      focusesOnMount.current = false
      setPicture(undefined)
    },
    read: () => box.current?.value && readPictureCaptcha(box.current.value).code,
  }
}
