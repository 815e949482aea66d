/**
 * The time by the clock of Redis, which is everybody's, in ms, and what is kept of a limit: end of the window, requests, those under way,
 * name of the window, whether the platform has told its end, and requests of the window before that are taken for this one's
 * until their answers say otherwise: none may be given back where the platform had not told when that window ends.
 */
const begun = `local c,k,a=redis.call,KEYS[1],{}
for i,v in ipairs(ARGV) do a[i]=tonumber(v) end
local t=c('TIME')
local n=t[1]*1000+math.floor(t[2]/1000)
for i,v in ipairs(c('HMGET',k,'e','u','f','w','t','p')) do t[i]=tonumber(v) end
local e,u,f,w,t,p=t[1],t[2],t[3],t[4],t[5],t[6]
`;

const kept = `c('HSET',k,'e',e,'u',u,'f',f,'w',w,'t',t,'p',p)
c('PEXPIRE',k,math.max(0,e-n)+60000)
`;

/**
 * Takes turns: wanted, most in a window, and what the asker knows of the window where Redis knows nothing (requests, ms that are left).
 * Answers granted, requests, ms left, the window's name, and how many governors have asked in the last two minutes. Where nobody has been
 * told yet when the window ends, whoever waits is to come back soon.
 */
export const takeScript = `${begun}if not w then e,u,f,w,t,p=n+a[4],a[3],0,n,0,0 end
if n>=e then e,u,p,f,w,t=n+60000,f,t>0 and f or 0,0,math.max(n,w+1),0 end
local g=math.max(0,math.min(a[1],a[2]-u))
u=u+g f=f+g
${kept}local m=KEYS[2]
c('ZADD',m,n,ARGV[5])
c('ZREMRANGEBYSCORE',m,0,n-120000)
c('PEXPIRE',m,120000)
return {g,u,t>0 and e-n or math.min(e-n,100),w,c('ZCARD',m)}`;

/**
 * Takes note of answers, one after another, each as `Bucket.hear` does. Four numbers for each: the window that it was sent in, ms that it
 * took, the platform's count (-1: none told), ms that are left.
 */
export const tellScript = `${begun}if not w then return end
for i=1,#a,4 do
local q,l=a[i+2],n+a[i+3]
local y=l-a[i+1]-1000
if w==a[i] then f=math.max(0,f-1) end
if q<0 then
elseif t>0 and y>=e then e,u,p,f,w=l,math.max(f+1,q),f,0,math.max(n,w+1)
elseif w==a[i] or y>=w then
if t<1 or l<e then e=l end
if w~=a[i] and p>0 then p=p-1 end
u,t=math.max(u,q),1
elseif p>0 then u,p=u-1,p-1 end
end
${kept}`;
