import Foundation
import PhoneExchange

/// A caller who talks until that is heard at the other end, and a moment longer, and hangs up.
final class TurnoverCaller: CallerProtocol {
    private static let frame = Data(repeating: 0xD5, count: FrameNumber.bytes)
    /// Nobody waits longer for an answer.
    private static let patience = Duration.seconds(10)
    private static let moment = Duration.milliseconds(100)

    private let call: Int
    private let board: TurnoverBoard
    private let heard = OneInstant()

    init(_ call: Int, _ board: TurnoverBoard) { (self.call, self.board) = (call, board) }

    func turn(hearing sound: Data, at time: Duration) -> CallerTurn {
        let since = board.hasArrived(call) ? heard.set(time) : nil
        let isDone = since.map { time - $0 >= Self.moment } ?? (time >= Self.patience)
        return CallerTurn(sound: FrameNumber(NumberedCaller.number(of: call)).written(in: Self.frame), hangsUp: isDone)
    }
}
