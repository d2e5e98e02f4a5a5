import { useTexts } from '../i18n/texts.tsx'

const notice = 'fixed inset-x-0 bottom-0 z-toast px-6 py-5 bg-surface-raised border-t lift-pop text-center'

/** Notices for a page whose scripts fail to load (RS-1) or are disabled. Prerendered, since no script could render them. */
export function Fallbacks() {
  const { t } = useTexts()
  return (
    <>
      <div id="load-failed" role="alert" hidden className={notice}>
        {t('page.load-failed')}{' '}
        {/* biome-ignore lint/a11y/useValidAnchor: an empty href is the page's own address, query and all */}
        <a href="" className="text-link underline underline-offset-3">
          {t('page.reload')}
        </a>
      </div>
      <noscript>
        <div className={notice}>{t('page.no-script')}</div>
      </noscript>
    </>
  )
}
