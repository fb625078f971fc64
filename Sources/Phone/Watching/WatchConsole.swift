import Echo

/// The terminal or pipe that a program that watches calls is started in.
package struct WatchConsole: Sendable {
    /// Begins to read lines of the input, each when it is asked for.
    ///
    /// - Returns: asks for the next line.
    package typealias LineReading = @Sendable (_ onLine: @escaping @Sendable (String) -> Void) -> @Sendable () -> Void

    let readLines: LineReading
    let onSignal: @Sendable (@escaping @Sendable (Int32) -> Void) -> Void
    let write: @Sendable (String) -> Bool
    let complain: @Sendable (String) -> Void
    let size: @Sendable () -> (columns: Int, rows: Int)?
    let devices: @Sendable () -> AudioDevices

    /// - Parameters:
    ///   - write: writes to the output; false when nobody reads that any more.
    ///   - complain: says a sentence beside the output.
    ///   - onSignal: tells of the signals that end the program.
    ///   - size: of the terminal, in cells; nil where that is not known.
    ///   - devices: of this machine, to hear and to speak in a call with.
    package init(
        readLines: @escaping LineReading, write: @escaping @Sendable (String) -> Bool,
        complain: @escaping @Sendable (String) -> Void,
        onSignal: @escaping @Sendable (@escaping @Sendable (Int32) -> Void) -> Void,
        size: @escaping @Sendable () -> (columns: Int, rows: Int)?, devices: @escaping @Sendable () -> AudioDevices
    ) {
        (self.readLines, self.write, self.complain) = (readLines, write, complain)
        (self.onSignal, self.size, self.devices) = (onSignal, size, devices)
    }
}
