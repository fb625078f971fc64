/// Proves with a key that bytes come from who knows it (RFC 2104, over SHA-256).
struct HMAC {
    private var inner = SHA256()
    private var outer = SHA256()

    init(key: some Collection<UInt8>) {
        let short = key.count > SHA256.blockLength ? SHA256.hash(key) : Array(key)
        let block = short + Array(repeating: 0, count: SHA256.blockLength - short.count)
        inner.update(block.map { $0 ^ 0x36 })
        outer.update(block.map { $0 ^ 0x5c })
    }

    mutating func update(_ bytes: some Sequence<UInt8>) { inner.update(bytes) }

    mutating func finish() -> [UInt8] {
        outer.update(inner.finish())
        return outer.finish()
    }
}
