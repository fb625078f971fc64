/// A piece of a pressed key in RTP (RFC 4733).
struct TelephoneEvent: Sendable, Hashable {
    static let encoding = "TELEPHONE-EVENT/8000"
    private static let keys = Array("0123456789*#ABCD")

    var code: UInt8
    var isEnd: Bool
    /// Below full, in dB: 0…63.
    var volume: UInt8 = 10
    /// So far, in samples.
    var duration: UInt16

    init(code: UInt8, isEnd: Bool, duration: UInt16) {
        (self.code, self.isEnd, self.duration) = (code, isEnd, duration)
    }

    /// More than one event may stand in a payload; only old copies stand behind the first.
    init?(_ payload: some RandomAccessCollection<UInt8>) {
        let bytes = Array(payload.prefix(4))
        guard bytes.count == 4 else { return nil }
        (code, isEnd, volume) = (bytes[0], bytes[1] & 0x80 != 0, bytes[1] & 0x3F)
        duration = UInt16(bytes[2]) << 8 | UInt16(bytes[3])
    }

    var payload: [UInt8] {
        [code, (isEnd ? 0x80 : 0) | volume & 0x3F, UInt8(duration >> 8), UInt8(duration & 0xFF)]
    }

    /// nil for what is no key, such as the flash of a hook.
    static func digit(_ code: UInt8) -> Character? { Int(code) < keys.count ? keys[Int(code)] : nil }

    static func code(of digit: Character) -> UInt8? { keys.firstIndex(of: digit).map { UInt8($0) } }
}
