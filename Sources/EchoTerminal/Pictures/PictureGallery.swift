import EchoScreen

/// The rendered pictures at hand, those that were seen lately.
struct PictureGallery {
    static let mostBytes = 24 << 20
    static let mostPictures = 48

    /// The one that was seen last stands last.
    private var pictures: [RenderedPicture] = []

    subscript(_ order: PictureOrder) -> RenderedPicture? { pictures.last { $0.order == order } }

    /// - Parameter seen: those that stay, because they are in sight.
    /// - Returns: those that there is no room for any more.
    mutating func keep(_ picture: RenderedPicture, seen: Set<PictureOrder>) -> [PictureOrder] {
        pictures.removeAll { $0.order == picture.order }
        let (inSight, others) = (
            pictures.filter { seen.contains($0.order) }, pictures.filter { !seen.contains($0.order) }
        )
        pictures = others + inSight + [picture]
        var (gone, left): ([PictureOrder], Int) = ([], others.count)
        var size = pictures.reduce(0) { $0 + $1.size }
        while left > 0, size > Self.mostBytes || pictures.count > Self.mostPictures {
            let oldest = pictures.removeFirst()
            size -= oldest.size
            left -= 1
            gone.append(oldest.order)
        }
        return gone
    }
}
