/// Why a picture cannot be shown to a model.
public enum PictureProblem: Error, Sendable, Hashable {
    /// It is no PNG, JPEG, GIF or WebP.
    case isNone
    /// It ends before it is whole, or something in it is not as its format wants it.
    case isCutOff
    /// It moves, and its first picture cannot be taken out of it.
    case isAnimated
    /// It has more pixels than anything is to unpack.
    case hasTooManyPixels(width: Int, height: Int)
    /// It is larger than what models take, and has to be scaled down first.
    case isTooLarge(width: Int, height: Int, bytes: Int)
}
