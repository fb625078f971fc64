/// A file or folder among others. Its name may hold anything but a slash.
public struct FileEntry: Sendable, Hashable {
    public var name: String
    public var isFolder: Bool

    public init(name: String, isFolder: Bool) {
        self.name = name
        self.isFolder = isFolder
    }
}
