/// A place to show frames and to read keys from.
@MainActor
public protocol ScreenProtocol: AnyObject {
    var size: Size { get }

    /// Takes the terminal over. The stream says when there is something to read or to do.
    func start() throws(TerminalError) -> AsyncStream<TerminalWake>
    /// Gives the terminal back as it was. May be called again.
    func stop()
    /// Gives the terminal back, stops the program, and takes the terminal again when it goes on.
    func suspend()
    /// Takes the terminal again after someone else stopped the program.
    func resume()
    /// Lends the terminal to the person's editor until it ends; nil when it failed.
    func edit(_ text: String) -> String?
    /// Everything there is to read. Asks for the next wake.
    func read() -> [RawInput]
    /// Makes a wake without a reason of the terminal's.
    func wake()
    func present(_ frame: Frame)
    func use(_ theme: Theme)
    /// Learns the size of the terminal anew.
    func measure()
    /// The next frame is drawn whole.
    func forget()
}
