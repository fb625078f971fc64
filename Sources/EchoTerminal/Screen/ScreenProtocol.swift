import EchoScreen

/// A place to show frames and to read keys from.
@MainActor
public protocol ScreenProtocol: AnyObject {
    var size: Size { get }
    /// No frame can be shown now: the terminal has not taken the last one, or another program has it. A wake follows.
    var isBusy: Bool { get }
    /// What the terminal turned out to be able to do; nil while it has told nothing.
    var traits: TerminalTraits? { get }

    /// Takes the terminal over. The stream says when there is something to read or to do.
    func start() throws(TerminalError) -> AsyncStream<TerminalWake>
    /// Gives the terminal back as it was. May be called again.
    func stop()
    /// Gives the terminal back, stops the program, and takes the terminal again when it goes on.
    func suspend()
    /// Takes the terminal again after someone else stopped the program.
    func resume()
    /// Lends the terminal to the person's editor until it ends; nil when it failed.
    func edit(_ text: String) async -> String?
    /// Lends the terminal to the person's pager until it ends.
    func page(_ text: String) async
    /// Lends the terminal to a program until it ends.
    func run(_ words: [String]) async
    /// Everything there is to read. Asks for the next wake.
    func read() -> [TerminalInput]
    /// Makes a wake without a reason of the terminal's.
    func wake()
    func present(_ frame: Frame)
    /// Keeps a picture, to be shown where a frame has room for it.
    func keep(_ picture: RenderedPicture)
    /// Whether the picture is at hand.
    func has(_ order: PictureOrder) -> Bool
    /// Not all that the last frame shows is written: the next one goes on.
    var isUnfinished: Bool { get }
    func use(_ theme: Theme)
    /// Names the terminal's window, nil for what it was called before, and listens to the mouse or leaves it alone.
    func use(title: String?, mouse: Bool)
    /// Puts text into the clipboard of whoever sits at the terminal; false when it surely did not get there.
    func copy(_ text: String) -> Bool
    func ring()
    func notify(title: String, body: String)
    /// Learns the size of the terminal anew.
    func measure()
    /// The next frame is drawn whole.
    func forget()
}
