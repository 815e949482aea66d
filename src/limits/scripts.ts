/**
 * The beginning of both scripts. It reads the time by the clock of Redis (`n`, ms), the deadline (the last argument, 0 for
 * none), after which the script does nothing, and the fields of a limit:
 *
 * - `e`: end of the window
 * - `u`: requests
 * - `f`: requests under way
 * - `w`: name of the window
 * - `t`: whether the platform has stated its end
 * - `p`: requests of the previous window that count in this one until their responses say otherwise (0 if the platform had not
 *   stated the end of that window: then none is subtracted)
 * - `o`: name of the previous window (-1 for none)
 */
const prologue = `local c,k,a=redis.call,KEYS[1],{}
for i,v in ipairs(ARGV) do a[i]=tonumber(v) end
local t=c('TIME')
local n=t[1]*1000+math.floor(t[2]/1000)
local d=a[#ARGV]
if d>0 and n>d then return {-1,0,0,0,0,0,n} end
for i,v in ipairs(c('HMGET',k,'e','u','f','w','t','p','o')) do t[i]=tonumber(v) end
local e,u,f,w,t,p,o=t[1],t[2],t[3],t[4],t[5],t[6],t[7]
`;

const epilogue = `c('HSET',k,'e',e,'u',u,'f',f,'w',w,'t',t,'p',p,'o',o)
c('PEXPIRE',k,math.max(0,e-n)+60000)
`;

/**
 * Grants permits. Arguments: wanted, most in a window, the caller's view of the window (requests, ms that are left), the
 * caller's name, and its report: the window that it knew last (-1 for none), whether that is open as far as it knows, permits
 * to add if it is and how many of them are under way, permits to add otherwise and how many of them are under way; deadline.
 *
 * In the first window after there was no data, two requests may be under way until a response has stated the platform's count:
 * data may have been lost. If the caller's window is open, and is neither the current one nor the previous one, data was lost:
 * then nothing is granted.
 *
 * Returns granted, requests, ms left, the window's name, how many governors have requested permits in the last two minutes,
 * whether the end is known, the time, and whether data was lost.
 */
export const takeScript = `${prologue}local x=0
if not w then
e,u,f,w,t,p,o=n+a[4],math.max(a[3],a[10]),a[11],n,0,0,-1
if a[7]>0 and a[6]>=0 then x=1 end
a[6]=w a[8]=0 a[9]=0
end
if n>=e then e,u,p,f,o,w,t=n+60000,f,t>0 and f or 0,0,w,math.max(n,w+1),0 end
if a[6]==w or a[6]>0 and a[6]==o then u,f=u+a[8],f+a[9]
else
u,f=math.max(u+a[10],a[3]),f+a[11]
if a[7]>0 and a[6]>=0 then x=1 end
end
if x>0 then a[1]=0 elseif o<0 and t<1 then a[1]=math.min(a[1],math.max(0,2-f)) end
local g=math.max(0,math.min(a[1],a[2]-u))
u=u+g f=f+g
${epilogue}local m=KEYS[2]
c('ZADD',m,n,ARGV[5])
c('ZREMRANGEBYSCORE',m,0,n-120000)
c('PEXPIRE',m,120000)
return {g,u,e-n,w,c('ZCARD',m),t,n,x}`;

/**
 * Applies responses, one after another, each as `Bucket.hear` does. Four numbers for each: the window that the request was sent
 * in, ms that it took, the platform's count (-1: none), ms that are left; then the deadline.
 */
export const tellScript = `${prologue}if not w then return end
for i=1,#a-1,4 do
local q,l=a[i+2],n+a[i+3]
local y=l-a[i+1]-1000
if w==a[i] then f=math.max(0,f-1) end
if q<0 then
elseif t>0 and y>=e then e,u,p,f,o,w=l,math.max(f+1,q),f,0,w,math.max(n,w+1)
elseif w==a[i] or y>=w then
if t<1 or l<e then e=l end
if w~=a[i] and p>0 then p=p-1 end
u,t=math.max(u,q),1
elseif p>0 then u,p=u-1,p-1 end
end
${epilogue}`;
