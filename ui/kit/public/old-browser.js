// For browsers that know no modules, in words that every browser knows: the others do not read this file.
(function () {
  var told = /(?:^|; )old-browser=1/;
  var language = /^\/[a-z]{2}(?=\/|$)/.exec(location.pathname);
  var prefix = language === null ? '' : language[0];
  if (location.pathname === prefix + '/oldbrowser' || told.test(document.cookie)) return;
  document.cookie = 'old-browser=1; path=/';
  // where the cookie does not stay nobody is led, so that nobody walks in circles
  if (told.test(document.cookie)) location.replace(prefix + '/oldbrowser');
})();
