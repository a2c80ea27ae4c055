/**
 * Keeps what is pressed before its code has come, and presses it again once it can be heard: on a slow line a page
 * stands there, and looks ready, seconds before React has taken it over, and parts that wait for the first move (see
 * `island.tsx`) are asleep a little longer. Forms without an address of their own are held back meanwhile, so that
 * nothing typed into them lands in an address. Links and popovers work by themselves. So do radio buttons, checkboxes and
 * selects: whoever shows them reads them on waking. A button is pressed with the options of the product (`data-part`)
 * that were chosen when it was pressed, whatever was chosen after that.
 *
 * It stands in the page as text because it has to be there before any module. Heard is what stands in nothing that is
 * marked as asleep (see `asleep.ts`). A press is noted before React sees it, which stops one on its way that falls on a
 * part it has not taken over; one that woke its part on the way, and so came through and was answered, is not repeated.
 */
export const earlyPressScript = `;(function(){
var heard=function(e){return!e.closest('[data-asleep]')};
var again=function(e,act){if(e.isWaiting)return;e.isWaiting=true;var left=500,timer=setInterval(function(){
if(left-->0&&!heard(e))return;clearInterval(timer);e.isWaiting=false;
setTimeout(function(){if(heard(e)&&e.isConnected)act()},60)},40)};
var options=function(){return[].slice.call(document.querySelectorAll('[data-part] :checked'))};
var choose=function(list){list.forEach(function(o){if(!o.checked&&o.isConnected)o.click()})};
var note=function(event,e,act){event.early=e;setTimeout(function(){if(!event.isAnswered)act()})};
var came=function(event){if(event.early&&heard(event.early))event.isAnswered=true};
addEventListener('click',came);addEventListener('submit',came);
addEventListener('click',function(event){var e=event.target.closest&&event.target.closest('button');
if(!e||e.type!=='button'||heard(e)||e.hasAttribute('popovertarget'))return;var then=options();
note(event,e,function(){again(e,function(){var now=options();choose(then);
setTimeout(function(){e.click();setTimeout(function(){choose(now)})})})})},true);
addEventListener('submit',function(event){var f=event.target;if(heard(f)||f.hasAttribute('action'))return;
event.preventDefault();note(event,f,function(){again(f,function(){f.requestSubmit()})})},true)})()`;
