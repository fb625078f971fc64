import Foundation
import PhoneExchange

/// A caller who talks all the time, in frames that say whose they are and which.
final class NumberedCaller: CallerProtocol {
    /// Of each caller: as many as numbers of two thousand callers have room for.
    private static let mostFrames = CallMeter.mostWaiting
    private static let frame = Data(repeating: 0xD5, count: FrameNumber.bytes)

    private let call: Int
    private let meter: CallMeter

    init(_ call: Int, _ meter: CallMeter) { (self.call, self.meter) = (call, meter) }

    func turn(hearing sound: Data, at time: Duration) -> CallerTurn {
        let number = Self.number(of: call) + meter.setOut(.up)
        return CallerTurn(sound: FrameNumber(number).written(in: Self.frame))
    }

    /// Of a call's first frame.
    static func number(of call: Int) -> Int { call * mostFrames }

    /// Whose frame it is, and which.
    static func place(of frame: Data) -> (call: Int, number: Int) {
        let value = FrameNumber(in: frame).value
        return (value / mostFrames, value % mostFrames)
    }
}
