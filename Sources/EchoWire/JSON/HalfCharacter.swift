/// Half a surrogate pair that stands alone in a JSON text, as a scalar of its own: servers that cut an answer between two
/// UTF-16 units send one half of an emoji with each piece.
///
/// The last 2,048 scalars of Unicode stand for the halves. They are for private use, and no model writes them.
public enum HalfCharacter {
    static let replacement: Unicode.Scalar = "\u{FFFD}"
    private static let first: UInt32 = 0x10F800
    private static let surrogates: ClosedRange<UInt16> = 0xD800...0xDFFF

    /// - Parameter unit: a surrogate; anything else becomes the replacement character.
    static func scalar(of unit: UInt16) -> Unicode.Scalar {
        guard surrogates.contains(unit) else { return replacement }
        return Unicode.Scalar(first + UInt32(unit - surrogates.lowerBound)) ?? replacement
    }

    /// The surrogate that a scalar stands for; nil for any other.
    private static func unit(of scalar: Unicode.Scalar) -> UInt16? {
        guard scalar.value >= first else { return nil }
        return surrogates.lowerBound + UInt16(scalar.value - first)
    }

    /// Joins halves that stand side by side. One without its other half becomes U+FFFD, except a first half at the end.
    ///
    /// - Returns: the text, and the half at its end that waits for the other.
    public static func join(
        _ text: String, after waiting: Unicode.Scalar? = nil
    ) -> (text: String, waiting: Unicode.Scalar?) {
        guard waiting != nil || text.unicodeScalars.contains(where: { $0.value >= first }) else { return (text, nil) }
        var (joined, open) = (String.UnicodeScalarView(), waiting)
        for scalar in text.unicodeScalars {
            let (lead, unit) = (open.flatMap(unit), unit(of: scalar))
            open = nil
            if let lead, let unit, UTF16.isTrailSurrogate(unit) {
                joined.append(UTF16.decode(UTF16.EncodedScalar([lead, unit])))
                continue
            }
            if lead != nil { joined.append(replacement) }
            if let unit, UTF16.isLeadSurrogate(unit) {
                open = scalar
            } else {
                joined.append(unit == nil ? scalar : replacement)
            }
        }
        return (String(joined), open)
    }
}
