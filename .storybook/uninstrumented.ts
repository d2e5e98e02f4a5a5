// Turns off Storybook's recording of play steps. Nobody watches the interactions panel in the story run, and recording
// each element's text would force a layout on every call. Must load before Storybook's test tools.
const address = new URL(window.location.href)
address.searchParams.set('instrument', 'false')
window.history.replaceState(window.history.state, '', address)
