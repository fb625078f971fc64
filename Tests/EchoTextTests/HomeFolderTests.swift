import EchoText
import Testing

@Suite struct `The home folder` {
    @Test(arguments: [
        ("~", "/home/anna"), ("~/notes.md", "/home/anna/notes.md"), ("notes~.md", "notes~.md"), ("/x/~", "/x/~"),
        ("a/~/b", "a/~/b"), ("~nobody-of-this-name/x", "~nobody-of-this-name/x"),
    ]) func `is what a tilde at the beginning stands for`(name: String, path: String) {
        #expect(HomeFolder(path: "/home/anna").expanded(name) == path)
    }

    @Test(arguments: [
        ("talk.md", "~/notes/talk.md"), ("../talk.md", "~/talk.md"), ("~/talk.md", "~/talk.md"),
        ("/home/anna/talk.md", "~/talk.md"), ("/tmp/talk.md", "/tmp/talk.md"), ("/home/annabel/x", "/home/annabel/x"),
    ]) func `shortens where a file is, however it was named`(name: String, place: String) {
        #expect(HomeFolder(path: "/home/anna").whole(name, in: "/home/anna/notes") == place)
    }

    @Test func `that nobody has is a name like others`() {
        #expect(HomeFolder().expanded("~/notes.md") == "~/notes.md")
    }
}
