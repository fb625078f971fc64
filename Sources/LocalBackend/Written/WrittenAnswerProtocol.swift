import EchoServing
import Foundation

/// One written answer while it is made: what the brain says goes in, what the client is told comes out.
protocol WrittenAnswerProtocol: Sendable {
    mutating func begin() -> [Data]
    mutating func receive(_ part: BrainPart) -> [Data]
    /// The brain is done; nothing more comes.
    mutating func finish(at time: Date) -> [Data]
    mutating func fail(_ reason: String) -> [Data]
    /// Nothing more is wanted of the brain: the answer is as long as it may be.
    var isFull: Bool { get }
    /// What is answered to who did not want a stream.
    var whole: HTTPAnswer { get }
}
