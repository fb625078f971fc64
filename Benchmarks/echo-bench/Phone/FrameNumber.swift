import Foundation

/// Which of a call's pieces a frame of G.711 is: written into its first samples, which pass a bridge untouched.
struct FrameNumber {
    static let bytes = 160
    private static let digits = 4
    /// Codes below the second zero of µ-law.
    private static let base = 0x70

    let value: Int

    init(_ value: Int) { self.value = value }

    /// - Parameter frame: with a number in it.
    init(in frame: Data) {
        value = frame.prefix(Self.digits).reduce(0) { $0 * Self.base + Int($1) }
    }

    func written(in frame: Data) -> Data {
        var rest = value
        var digits: [UInt8] = []
        for _ in 0..<Self.digits {
            digits.insert(UInt8(rest % Self.base), at: 0)
            rest /= Self.base
        }
        return Data(digits) + frame.dropFirst(Self.digits)
    }
}
