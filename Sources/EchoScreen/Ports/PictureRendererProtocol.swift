public import Echo

/// Renders pictures for a terminal.
public protocol PictureRendererProtocol: Sendable {
    /// As many pixels as were ordered, in the form that the terminal takes.
    func rendered(_ picture: Picture, _ order: PictureOrder) async throws(PictureRenderingError) -> RenderedPicture
}

/// Why a picture is not shown.
public enum PictureRenderingError: Error, Sendable, Hashable {
    /// No program is there that opens pictures.
    case hasNoProgram
    /// Those that are there could not open this one.
    case isNotOpened
    /// Nobody waits for it any more.
    case isCancelled
}
