import { expect, it } from 'vitest'

const PAGE = `
  <div id=a><span>text</span><a href="#">link</a><button>press</button><input><select><option>1</option></select></div>
  <ul><li>item</li></ul><table><tbody><tr><td>cell</td></tr></tbody></table><h1>head</h1><p>words</p><b>bold</b>
  <div hidden>no</div><span hidden>no</span><script>0</script><style>b{}</style><template></template><input type=hidden>
  <dialog>closed</dialog><dialog open>open</dialog><div popover>closed</div>
  <div style="display:none"><i>within</i></div><div style="display:flex">row</div>
  <div style="visibility:hidden"><i>within</i><u style="visibility:visible">seen</u></div>
  <div style="pointer-events:none;opacity:0"><i>within</i></div>
  <main>m</main><nav>n</nav><section>s</section><header>h</header><footer>f</footer><aside>s</aside><article>a</article>
  <fieldset><legend>l</legend><label>l</label></fieldset><details><summary>s</summary>more</details><dl><dt>t</dt><dd>d</dd></dl>
  <progress></progress><meter></meter><textarea></textarea><img><svg><path/></svg><time>t</time><output>o</output>`

/** A box, a table's part and a thing in a line differ only in whether words beside them touch. */
const kind = (display: string) => (display === 'none' || display === 'inline' ? display : 'block')

it('what tests read of an element’s style is what jsdom computes from its sheets', () => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const other = frame.contentWindow
  if (other === null) throw new Error('no page in the frame')
  other.document.body.innerHTML = PAGE
  const elements = [...other.document.body.querySelectorAll('*')]
  expect(elements.length).toBeGreaterThan(50)
  const read = (style: CSSStyleDeclaration) => ({
    display: kind(style.display),
    named: kind(style.getPropertyValue('display')),
    visibility: style.visibility,
    opacity: style.opacity || '1',
    pointerEvents: style.pointerEvents || 'auto',
  })
  for (const element of elements)
    expect({ at: element.outerHTML, ...read(window.getComputedStyle(element)) }).toEqual({
      at: element.outerHTML,
      ...read(other.getComputedStyle(element)),
    })
  frame.remove()
})
