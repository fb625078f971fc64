public import Echo

/// Why a file does not go with a message.
public enum FileProblem: Error, Sendable, Hashable {
    case isMissing, isFolder, isNoText, isUnreadable
    /// Together with others it would be more than a message takes.
    case isTooLarge
    /// Its name is that of a picture, and there is nothing in it, or something else.
    case isEmpty, isNoPicture
    /// It says how to draw a picture, and is none.
    case isDrawing
    case picture(PictureProblem)
    /// It has more bytes than are read of a picture.
    case isHugePicture
    /// It has to be scaled down, and no program is there that does it.
    case hasNoScaler(width: Int, height: Int)
    /// By voice it has to be put into another format, and no program is there that does it.
    case hasNoConverter
    /// The programs that are there could not.
    case isNotScaled
    /// The pictures of one message are too many, or too large together.
    case hasTooManyPictures

    /// The problem and the remedy.
    public func wording(of path: String) -> Wording {
        switch self {
        case .isMissing: "File not found: \(path). Type @@ for a literal @."
        case .isFolder: "\(path) is a folder. Choose a file in it."
        case .isNoText: "\(path) is neither a text file nor a picture that can be sent (PNG, JPEG, GIF, WebP)."
        case .isUnreadable: "\(path) cannot be read. Check its permissions and the disk."
        case .isTooLarge: "\(path) is too large. The files attached to one message may total 256 KiB."
        case .isEmpty: "\(path) is empty: there is no picture in it."
        case .isNoPicture: "\(path) is not a picture, whatever its name says. PNG, JPEG, GIF and WebP can be sent."
        case .isDrawing:
            "\(path) is a vector drawing. Convert it to PNG; to send its source, attach a copy that is called .txt."
        case .isHugePicture: "\(path) has more than 64 MiB, too much for a picture. Attach a smaller copy."
        case .picture(let problem): Self.wording(problem, path)
        case .hasNoScaler(let width, let height):
            """
            \(path) is too large (\(PictureWording.size(width, height))). Install ffmpeg, imagemagick or graphicsmagick to have \
            it scaled down, or attach a smaller copy.
            """
        case .hasNoConverter:
            """
            In voice mode only PNG and JPEG can be sent. Install ffmpeg, imagemagick or graphicsmagick to have \(path) converted, \
            or attach a copy as PNG.
            """
        case .isNotScaled:
            "\(path) could not be converted. Open it in a viewer, and attach a smaller copy as PNG or JPEG."
        case .hasTooManyPictures:
            """
            \(path) is too much for one message: \("\(Picture.mostOfAMessage)") pictures of \
            \("\(Picture.mostBytes >> 20)") MiB together can be sent. Send it with the next one.
            """
        }
    }

    private static func wording(_ problem: PictureProblem, _ path: String) -> Wording {
        switch problem {
        case .isNone: FileProblem.isNoPicture.wording(of: path)
        case .isCutOff: "\(path) is damaged or incomplete. Open it in a viewer, and save it again."
        case .isAnimated: "\(path) is an animation. Save one picture of it as PNG or JPEG, and attach that."
        case .hasTooManyPixels(let width, let height):
            "\(path) is too large to be opened safely (\(PictureWording.size(width, height))). Attach a smaller copy."
        case .isTooLarge(let width, let height, _):
            FileProblem.hasNoScaler(width: width, height: height).wording(of: path)
        }
    }
}
