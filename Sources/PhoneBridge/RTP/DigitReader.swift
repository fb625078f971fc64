/// Makes keys out of events of RTP, of which each comes in many packets, some of them twice, some late.
struct DigitReader: Sendable {
    /// When the last one began.
    private var last: UInt32?

    /// - Parameter timestamp: of the packet: all of one key have that of its beginning.
    /// - Returns: the key at the first packet that tells of it.
    mutating func receive(_ event: TelephoneEvent, at timestamp: UInt32) -> Character? {
        if let last, Int32(bitPattern: timestamp &- last) <= 0 { return nil }
        last = timestamp
        return TelephoneEvent.digit(event.code)
    }

    /// Another source began: its timestamps have nothing to do with those before.
    mutating func reset() { last = nil }
}
