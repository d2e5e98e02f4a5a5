export const vendorCaptchaCss = `
#aliyunCaptcha-mask {
  display: none; position: fixed; inset: 0; z-index: 1000; background: rgb(0 0 0 / .5);
}
#aliyunCaptcha-window-popup {
  display: none; position: fixed; top: 50%; left: 50%; z-index: 1001; transform: translate(-50%, -50%);
  box-sizing: border-box; max-width: 100vw; padding: 16px 20px 20px; border-radius: 4px; background: #fff; color: #333;
  font-size: 14px; line-height: 20px; letter-spacing: 0;
}
#aliyunCaptcha-mask.mask-show, #aliyunCaptcha-window-popup.window-show { display: block; }
#aliyunCaptcha-title { display: flex; align-items: center; justify-content: space-between; margin-bottom: 12px; font-size: 16px; }
#aliyunCaptcha-btn-close { width: 28px; height: 28px; font-size: 20px; line-height: 1; color: #595959; }
#aliyunCaptcha-sliding-body {
  position: relative; max-width: 100%; background: #f7f9fa; box-shadow: inset 0 0 0 1px #e4e7eb; user-select: none;
}
#aliyunCaptcha-sliding-left { position: absolute; inset: 0 auto 0 0; width: 0; background: #d1e9fe; }
#aliyunCaptcha-sliding-text { position: absolute; inset: 0; display: grid; place-items: center; color: #45494c; }
#aliyunCaptcha-sliding-slider {
  position: absolute; top: 0; left: 0; display: grid; place-items: center; background: #1991fa; color: #fff;
  cursor: grab; touch-action: none;
}
#aliyunCaptcha-sliding-slider:focus-visible, #aliyunCaptcha-btn-close:focus-visible { outline: 2px solid #003eb3; outline-offset: 2px; }
.aliyunCaptcha-passed #aliyunCaptcha-sliding-left { background: #d2f4ef; }
.aliyunCaptcha-failed #aliyunCaptcha-sliding-text { color: #b3261e; }
`
