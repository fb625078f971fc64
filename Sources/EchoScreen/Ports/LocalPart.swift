/// A part of the local assistant that can be got for this machine.
public struct LocalPart: Sendable, Hashable {
    /// As it is asked for: "whisper-base".
    public var name: String
    public var role: LocalPartChange.Role
    /// "Whisper base".
    public var title: String
    /// The purpose, in a sentence.
    public var purpose: String
    public var license: String
    /// Its maker and its packager.
    public var maker: String
    /// Bytes that are loaded.
    public var download: Int
    /// Bytes that are there afterwards, with all that runs it.
    public var disk: Int
    /// Bytes of memory that its server uses.
    public var memory: Int
    /// As it was measured; nil where nobody has.
    public var speed: String?
    /// The file of the program that serves it.
    public var server: String
    /// Its file or folder within the part.
    public var model: String
    /// Whether a brain is good enough to interpret.
    package var translates: Bool
    /// Programs that have to be installed.
    public var needs: [String]
    /// The file that names it.
    public var catalog: String

    public init(
        name: String, role: LocalPartChange.Role, title: String, purpose: String, license: String, maker: String,
        download: Int, disk: Int, memory: Int, speed: String? = nil, server: String, model: String,
        translates: Bool = true, needs: [String] = [], catalog: String
    ) {
        (self.name, self.role, self.title, self.purpose) = (name, role, title, purpose)
        (self.license, self.maker, self.speed) = (license, maker, speed)
        (self.download, self.disk, self.memory) = (download, disk, memory)
        (self.server, self.model, self.translates) = (server, model, translates)
        (self.needs, self.catalog) = (needs, catalog)
    }
}
