import Synchronization

/// A program that is written to and read from while it runs, in a session of its own. A thread of its own waits for it.
///
/// It is run by reading from it: ``next()``, until it has ended.
public final class StreamedProgram: Sendable {
    /// An event of the program, in order.
    public enum Event: Hashable, Sendable {
        case output([UInt8])
        /// The last.
        case end(ProgramEnd)
    }

    private let desk: ProgramDesk

    /// - Parameter patience: how long it has to end after its input was closed, and again after it was asked to end.
    public init(_ command: ProgramCommand, patience: Duration) {
        let desk = ProgramDesk()
        self.desk = desk
        ProgramThread.start { ProgramWatch.run(command, at: desk, patience: patience) }
    }

    /// Nobody reads from it any more.
    deinit { desk.close() }

    /// Written in order, and no more once it has ended.
    public func write(_ bytes: [UInt8]) { desk.write(bytes) }

    /// Closes its input once all is written. When it does not end of itself, it is asked to, and killed when that is no
    /// use.
    public func hangUp() { desk.hangUp() }

    /// Nothing more is read from it until it is called again, by one task. It waits in a task that is cancelled, too.
    public func next() async -> Event { await desk.next() }
}
