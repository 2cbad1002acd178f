import { pageColors } from 'shared/theme/pageColors';
import { loadNotice } from '../errors/loadNotice';

/**
 * Scripts that stand in the HTML itself; the security policy names their hashes, and they are the same on every
 * page. They are written for the browser as it is, without a build.
 */

/**
 * Before the first paint: the colour mode, the fonts where a page of ours has fetched them already, what is below the
 * first view put off where nobody asked for a place there, the script policy, and a memory of what visitors do too early.
 * A picture that fails leaves the ground of its box, not the browser's broken icon.
 */
export const headScript = dense(`(function () {
  var root = document.documentElement, mode = null;
  try {
    mode = localStorage.getItem('theme');
    if (localStorage.getItem('adminAuth') === 'authenticated') root.dataset.staff = '';
  } catch (error) {}
  if (mode !== 'dark' && mode !== 'light') mode = matchMedia('(prefers-color-scheme: dark)').matches && 'dark';
  else document.querySelectorAll('meta[name=theme-color]').forEach(function (tag) {
    tag.content = mode === 'dark' ? '${pageColors.dark}' : '${pageColors.light}';
  });
  root.classList.toggle('dark', mode === 'dark');
  if (document.referrer.indexOf(location.origin + '/') === 0) document.getElementById('fonts').media = 'all';
  var navigation = performance.getEntriesByType('navigation')[0];
  if (!location.hash && navigation && navigation.type === 'navigate') root.dataset.early = '';
  if (window.trustedTypes) trustedTypes.createPolicy('default', { createScriptURL: function (url) {
    var address = new URL(url, location.href);
    if (address.origin === location.origin && address.pathname.indexOf('/r/') === 0) return url;
    throw new TypeError('Not a script of this site: ' + url);
  }, createScript: function (text) { return JSON.stringify(JSON.parse(text)); } });
  var events = window.earlyEvents = [];
  function part(target) {
    var element = target.closest && target.closest('[data-island], #root');
    return element && !('ready' in element.dataset) ? element : null;
  }
  addEventListener('submit', function (event) {
    if (!part(event.target)) return;
    event.preventDefault();
    events.push({ type: 'submit', target: event.target });
  }, true);
  addEventListener('click', function (event) {
    var button = event.target.closest && event.target.closest('button:not([type=submit]), [role=tab]');
    if (button && part(button)) events.push({ type: 'click', target: button });
  }, true);
  addEventListener('keydown', function (event) {
    var tab = event.target.closest && event.target.closest('[role=tab]');
    if (!tab || !part(tab) || !/^(Arrow|Home|End)/.test(event.key)) return;
    event.preventDefault();
    events.push({ type: 'keydown', target: tab, key: event.key });
  }, true);
  addEventListener('error', function (event) {
    if (event.target.tagName === 'IMG') event.target.style.opacity = 0;
  }, true);
})();`);

/**
 * After the first paint, and after the picture that is the largest part of it: the fonts and all scripts of the page in
 * one wave, from the list in the HTML, with the content that the page shows. The sections below are laid out one a frame when the fonts
 * are there: earlier, they would be laid out twice, and the second time all at once. A page that is hidden or empty is not painted, and a visitor's first move waits
 * for nothing, and asks for what answers it as well.
 */
export const waveScript = dense(`(function () {
  var wave = JSON.parse(document.getElementById('wave').textContent), content = window.siteContent = wave.content, started = false;
  var below = [...document.querySelectorAll('[data-below]')];
  function add(tag, attributes) {
    var element = document.createElement(tag);
    for (var name in attributes) element[name] = attributes[name];
    document.head.appendChild(element);
    return element;
  }
  function start(attempt) {
    wave.shell.src = wave.shell.url + (attempt > 1 ? '?attempt=' + attempt : '');
    add('script', { async: true, crossOrigin: 'anonymous', integrity: wave.shell.integrity, src: wave.shell.src }).onerror = function () {
      if (attempt < 3) return setTimeout(start, attempt * 500, attempt + 1);
      var notice = add('div', { className: 'notice' }), button = document.createElement('button');
      notice.setAttribute('role', 'alert');
      notice.textContent = '${loadNotice}';
      button.textContent = 'Retry';
      button.onclick = function () { notice.remove(); start(attempt + 1); };
      notice.appendChild(button);
      document.body.appendChild(notice);
    };
  }
  function preload(files) {
    files.forEach(function (file) {
      add('link', { rel: 'preload', as: 'script', crossOrigin: 'anonymous', integrity: file.integrity, href: file.url });
    });
  }
  function go() {
    if (started) return;
    started = true;
    document.getElementById('fonts').media = 'all';
    requestAnimationFrame(function () { setTimeout(function () { document.fonts.ready.then(unfold); }); });
    start(1);
    content.loads = Object.values(content.first).map(function (file) {
      return fetch('/media/' + file + '.json', { integrity: 'sha256-' + file + '=' }).catch(function () {});
    });
    preload(wave.preload);
    document.querySelector('[rel=icon]').href = '/favicon.svg';
    add('link', { rel: 'manifest', href: '/manifest.webmanifest' });
  }
  function unfold() {
    var next = below.shift();
    if (!next) return delete document.documentElement.dataset.early;
    next.style.contentVisibility = 'visible';
    requestAnimationFrame(unfold);
  }
  function hurry() {
    below = [];
    unfold();
    go();
  }
  function move() {
    hurry();
    preload(wave.move || []);
    wave.move = [];
  }
  function painted() {
    var picture = document.querySelector('img[fetchpriority=high]');
    if (!picture || picture.complete) return go();
    picture.onload = picture.onerror = function () { requestAnimationFrame(function () { setTimeout(go); }); };
    setTimeout(go, 2000);
  }
  var root = document.getElementById('root');
  if (!root.firstChild || ('frame' in root.dataset && !('staff' in document.documentElement.dataset))) return go();
  new PerformanceObserver(function (list) {
    if (list.getEntriesByName('first-contentful-paint')[0]) painted();
  }).observe({ type: 'paint', buffered: true });
  ['pointerdown', 'keydown', 'wheel', 'scroll'].forEach(function (type) { addEventListener(type, move, { once: true }); });
  setTimeout(hurry, document.hidden ? 0 : 3000);
})();`);

/** Without indentation and line ends: every page carries these scripts. */
function dense(script: string): string {
  return script.replace(/\n\s*/g, ' ');
}
