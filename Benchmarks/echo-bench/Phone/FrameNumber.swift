import Foundation

/// Which of a call's pieces a frame of G.711 is: written into its first samples, which pass a bridge untouched.
struct FrameNumber {
    static let bytes = 160
    private static let digits = 6
    /// Digits are codes from 0xF0 on: the softest of µ-law, so that nobody takes a number for a noise.
    private static let base = 15
    private static let first = 0xF0

    let value: Int

    init(_ value: Int) { self.value = value }

    /// - Parameter frame: with a number in it.
    init(in frame: Data) {
        value = frame.prefix(Self.digits).reduce(0) { $0 * Self.base + Int($1) - Self.first }
    }

    func written(in frame: Data) -> Data {
        var rest = value
        var digits: [UInt8] = []
        for _ in 0..<Self.digits {
            digits.insert(UInt8(Self.first + rest % Self.base), at: 0)
            rest /= Self.base
        }
        return Data(digits) + frame.dropFirst(Self.digits)
    }
}
