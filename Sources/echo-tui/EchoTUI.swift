@main
struct EchoTUI {
    static func main() async {}
}
