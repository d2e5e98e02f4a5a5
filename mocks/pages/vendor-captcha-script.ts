/**
 * The source of a browser function that simulates the captcha vendor's script, for one `certifyId`. It defines
 * `initAliyunCaptcha`, which calls `getInstance` once the popup's styles have loaded, and passes each slide to
 * `captchaVerifyCallback`. On `captchaResult: true`, it hides the popup and calls `onBizResultCallback`. Otherwise, it
 * resets the slider. Like the vendor's script, it throws if `element` or `button` is not in the page.
 *
 * For tests, the prefix `portico-silent` prevents all callbacks, `portico-throws` makes the script throw on startup,
 * and `portico-twice` makes it report each slide twice.
 */
export const vendorCaptchaScript = `function (certifyId) {
  var words = {
    cn: ['请完成安全验证', '请按住滑块，拖动到最右边', '验证中…', '验证通过', '验证失败，请重试', '关闭'],
    tw: ['請完成安全驗證', '請按住滑桿，拖曳到最右邊', '驗證中…', '驗證通過', '驗證失敗，請重試', '關閉'],
    en: ['Please complete the verification', 'Slide to the right', 'Verifying', 'Verified', 'Failed. Please try again', 'Close'],
  }
  var source = document.currentScript.src

  function make(tag, name, parent) {
    var element = document.createElement(tag)
    element.id = 'aliyunCaptcha-' + name
    parent.appendChild(element)
    return element
  }

  window.initAliyunCaptcha = function (options) {
    var prefix = options.prefix || (window.AliyunCaptchaConfig || {}).prefix
    if (prefix === 'portico-throws') throw new Error('IllegalUserTag')
    if (prefix === 'portico-silent') return
    // Throws if an element is missing, like the vendor's script.
    document.querySelector(options.element).replaceChildren()
    document.querySelector(options.button).onclick = show

    var text = words[options.language] || words.cn
    var width = Math.max(320, (options.slideStyle || {}).width || 360)
    var height = (options.slideStyle || {}).height || 40
    var mask = make('div', 'mask', document.body)
    var popup = make('div', 'window-popup', document.body)
    var title = make('div', 'title', popup)
    make('span', 'title-text', title).textContent = text[0]
    var close = make('button', 'btn-close', title)
    var body = make('div', 'sliding-body', popup)
    var left = make('div', 'sliding-left', body)
    var label = make('div', 'sliding-text', body)
    var slider = make('div', 'sliding-slider', body)
    close.type = 'button'
    close.textContent = '×'
    close.setAttribute('aria-label', text[5])
    close.onclick = hide
    body.style.width = width + 'px'
    body.style.height = slider.style.height = slider.style.width = height + 'px'
    slider.tabIndex = 0
    slider.textContent = '»'
    slider.setAttribute('role', 'slider')
    slider.setAttribute('aria-label', text[1])
    slider.setAttribute('aria-valuemin', '0')
    slider.setAttribute('aria-valuemax', '100')

    var track, grip, settling, isBusy
    function move(x) {
      if (!track.length) track.push([0, performance.now()])
      setShare(Math.min(1, Math.max(0, x)))
      track.push([slider.share * 320, performance.now()])
    }
    function setShare(share) {
      slider.share = share
      slider.style.left = left.style.width = share * (body.clientWidth - height) + 'px'
      slider.setAttribute('aria-valuenow', String(Math.round(share * 100)))
    }
    function refresh(message) {
      track = []
      grip = undefined
      isBusy = false
      setShare(0)
      label.textContent = message || text[1]
      popup.classList.toggle('aliyunCaptcha-failed', Boolean(message))
      popup.classList.remove('aliyunCaptcha-passed')
    }
    function show() {
      mask.classList.add('mask-show')
      popup.classList.add('window-show')
      refresh()
    }
    function hide() {
      mask.classList.remove('mask-show')
      popup.classList.remove('window-show')
      if (options.onClose) options.onClose()
    }
    async function finish() {
      isBusy = true
      label.textContent = text[2]
      var start = track[0][1]
      var points = track.map(function (point) { return [Math.round(point[0]), Math.round(point[1] - start)] })
      var param = JSON.stringify({ sceneId: options.SceneId, certifyId: certifyId, track: points })
      var results = [options.captchaVerifyCallback(param)]
      if (prefix === 'portico-twice') results.push(options.captchaVerifyCallback(param))
      var result = (await Promise.all(results))[0]
      if (!result || !result.captchaResult) return refresh(text[4])
      label.textContent = text[3]
      popup.classList.add('aliyunCaptcha-passed')
      setTimeout(function () {
        hide()
        if (options.onBizResultCallback && 'bizResult' in result) options.onBizResultCallback(result.bizResult)
      }, 400)
    }

    function begin(x) { if (!isBusy) grip = x - slider.share * (body.clientWidth - height) }
    function drag(x) { if (grip !== undefined) move((x - grip) / (body.clientWidth - height)) }
    function end() {
      if (grip === undefined) return
      grip = undefined
      if (slider.share > 0.99) { move(1); finish() } else refresh()
    }
    slider.addEventListener('mousedown', function (event) { begin(event.clientX) })
    document.addEventListener('mousemove', function (event) { drag(event.clientX) })
    document.addEventListener('mouseup', end)
    slider.addEventListener('touchstart', function (event) { begin(event.touches[0].clientX) }, { passive: true })
    document.addEventListener('touchmove', function (event) { drag(event.touches[0].clientX) }, { passive: true })
    document.addEventListener('touchend', end)
    slider.addEventListener('keydown', function (event) {
      var step = { ArrowRight: 0.05, ArrowLeft: -0.05, End: 1, Home: -1 }[event.key]
      if (!step || isBusy) return
      event.preventDefault()
      move(slider.share + step)
      clearTimeout(settling)
      if (slider.share === 1) settling = setTimeout(function () { move(1); finish() }, 250)
    })

    refresh()
    var style = make('link', 'style', document.head)
    style.rel = 'stylesheet'
    style.onload = function () {
      options.getInstance({
        show: show,
        hide: hide,
        refresh: function () { refresh() },
        destroyCaptcha: function () { mask.remove(); popup.remove(); style.remove() },
      })
    }
    style.href = source.replace(/[^/]*$/, 'vendor.css')
  }
}`
