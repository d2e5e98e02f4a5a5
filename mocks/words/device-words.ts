import type { Locale } from '../../src/i18n/locales.ts'

const en = {
  unknown: 'Unknown device',
  places: {
    hangzhou: 'Hangzhou, CN',
    shanghai: 'Shanghai, CN',
    taipei: 'Taipei, TW',
    singapore: 'Singapore, SG',
    toronto: 'Toronto, CA',
  },
}

/** The server's names for devices and their locations. */
export type DeviceWords = typeof en

/** The locations that the service knows. */
export type Place = keyof DeviceWords['places']

const zhCN: DeviceWords = {
  unknown: '未知设备',
  places: { hangzhou: '杭州', shanghai: '上海', taipei: '台北', singapore: '新加坡', toronto: '多伦多' },
}

const zhTW: DeviceWords = {
  unknown: '未知的裝置',
  places: { hangzhou: '杭州', shanghai: '上海', taipei: '台北', singapore: '新加坡', toronto: '多倫多' },
}

export const deviceWords: Record<Locale, DeviceWords> = { en, 'zh-CN': zhCN, 'zh-TW': zhTW }
