module.exports = async () => {
  await globalThis.served.close();
};
