// Turns off Storybook's recording of play steps. The story tests have no interactions panel, and recording each
// element's text would force a layout on every step. This file must load before Storybook's test tools.
const url = new URL(window.location.href)
url.searchParams.set('instrument', 'false')
window.history.replaceState(window.history.state, '', url)
