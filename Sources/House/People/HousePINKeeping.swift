/// Makes of a PIN what may be kept, and compares others with that.
package struct HousePINKeeping: Sendable {
    /// Nil where that is not possible now.
    let kept: @Sendable (String) async -> String?
    /// Whether figures, the first, are those that were kept, the second.
    let isSame: @Sendable (String, String) async -> Bool

    package init(
        kept: @escaping @Sendable (String) async -> String?,
        isSame: @escaping @Sendable (String, String) async -> Bool
    ) {
        (self.kept, self.isSame) = (kept, isSame)
    }
}
